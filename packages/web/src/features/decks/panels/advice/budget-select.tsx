import { NativeSelect } from '@mantine/core'
import { type Budget, budgetNames, budgets } from './budgets.ts'

interface BudgetSelectProps {
  className?: string | undefined
  budget: Budget
  onChange: (budget: Budget) => void
}

/** The maximum price of a card to buy. */
export function BudgetSelect({ className, budget, onChange }: BudgetSelectProps) {
  return (
    <NativeSelect
      label="Budget"
      className={className}
      value={budget}
      data={budgetNames.map((value) => ({ value, label: budgets[value].label }))}
      onChange={({ currentTarget: { selectedIndex } }) =>
        onChange(budgetNames[selectedIndex] ?? 'any')
      }
    />
  )
}
