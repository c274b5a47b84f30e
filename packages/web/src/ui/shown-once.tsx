import { TextInput } from '@mantine/core'
import { CopyButton } from './copy-button.tsx'
import classes from './shown-once.module.css'

interface ShownOnceProps {
  /** What it is, such as “Link of the new invite”. */
  label: string
  /** The label of the button that copies it. */
  copyLabel: string
  text: string
}

/** A secret that nobody can look up later. */
export function ShownOnce({ label, copyLabel, text }: ShownOnceProps) {
  return (
    <div className={classes.shown}>
      <TextInput
        label={label}
        description="Copy it now: it is not shown again."
        readOnly
        value={text}
        className={classes.text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton text={text} label={copyLabel} />
    </div>
  )
}
