import { testWorkingButtons } from '../working-buttons.ts'

testWorkingButtons({ isDelayed: false })
