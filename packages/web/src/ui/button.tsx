import {
  ActionIcon as MantineActionIcon,
  type ActionIconProps as MantineActionIconProps,
  Button as MantineButton,
  type ButtonProps as MantineButtonProps,
  UnstyledButton as MantineUnstyledButton,
  type UnstyledButtonProps as MantineUnstyledButtonProps,
} from '@mantine/core'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'

type ButtonElementProps = ComponentPropsWithRef<'button'>

/**
 * A button that keeps the focus while it is disabled. Browsers take the focus from an element that
 * becomes `disabled` and give it to the page, so that keyboard and screen reader start at the top
 * again. Here `disabled` becomes `aria-disabled`, and a press does nothing: it neither calls
 * `onClick` nor submits the form around it, also when Enter is pressed in one of its fields.
 */
export function PlainButton({
  type = 'button',
  disabled = false,
  onClick,
  ...props
}: ButtonElementProps) {
  return (
    <button
      {...props}
      type={type}
      {...(disabled && { 'aria-disabled': true })}
      onClick={disabled ? ignorePress : onClick}
    />
  )
}

function ignorePress(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

type ButtonProps = MantineButtonProps &
  Omit<ButtonElementProps, keyof MantineButtonProps> & {
    /** Draws another element with the look of a button, such as a link. */
    renderRoot?: (props: object) => ReactNode
  }

/** Mantine's button that keeps the focus while it is disabled. */
export function Button(props: ButtonProps) {
  return <MantineButton component={PlainButton} {...props} />
}

type ActionIconProps = MantineActionIconProps &
  Omit<ButtonElementProps, keyof MantineActionIconProps>

/** Mantine's button of one icon that keeps the focus while it is disabled. */
export function ActionIcon(props: ActionIconProps) {
  return <MantineActionIcon component={PlainButton} {...props} />
}

type UnstyledButtonProps = MantineUnstyledButtonProps &
  Omit<ButtonElementProps, keyof MantineUnstyledButtonProps>

/** Mantine's button without a look that keeps the focus while it is disabled. */
export function UnstyledButton(props: UnstyledButtonProps) {
  return <MantineUnstyledButton component={PlainButton} {...props} />
}
