import { testWorkingButtons } from '../working-buttons.ts'

testWorkingButtons({ isHeld: false })
