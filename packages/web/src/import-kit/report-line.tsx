import {
  type Icon,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleMinus,
  IconEye,
  IconInfoCircle,
} from '@tabler/icons-react'
import { type ReactNode, type Ref, useId, useRef } from 'react'
import { CardLink } from '../card-kit/card-link.tsx'
import { linkedPrinting } from '../card-kit/linked-card.ts'
import type { OfferedPrinting } from '../card-kit/printing-choice/offered-printing.ts'
import { PrintingLine } from '../card-kit/printing-line.tsx'
import { formatCount } from '../lib/formats.ts'
import classes from './report-line.module.css'

/** Whether a line can be committed, and if not, why. */
type LineMark = 'fix' | 'doubtful' | 'check' | 'ready' | 'left_out'

const marks: Record<LineMark, { Icon: Icon; label: string }> = {
  fix: { Icon: IconAlertTriangle, label: 'To fix' },
  doubtful: { Icon: IconEye, label: 'Worth a look' },
  check: { Icon: IconEye, label: 'To check' },
  ready: { Icon: IconCircleCheck, label: 'Ready' },
  left_out: { Icon: IconCircleMinus, label: 'Left out' },
}

const sentenceIcons = {
  problem: IconAlertTriangle,
  omission: IconCircleMinus,
  note: IconInfoCircle,
} as const satisfies Record<string, Icon>

export interface LineSentence {
  kind: keyof typeof sentenceIcons
  text: string
}

interface ReportLineProps<Printing extends OfferedPrinting> extends LineButtonsProps {
  /** The matched printing; null without one. */
  printing: Printing | null
  imageOf: (printing: Printing, width: number) => ReactNode
  isBusy?: boolean
  /** Number and kind of the copies, shown while the editor is closed. */
  copies: string
  /** How the printing was found. */
  certainty?: string | null
  sentences: readonly LineSentence[]
  /** Shown while the line is open. */
  editor: ReactNode
  /** The line as the list has it. */
  original: ReactNode
}

/** In pixels. */
const imageWidth = 64

/** A line of a list with its match, its problems and the controls that correct it. */
export function ReportLine<Printing extends OfferedPrinting>(props: ReportLineProps<Printing>) {
  const { name, mark, printing, imageOf, isBusy = false, isOpen, copies, certainty } = props
  const title = useId()
  return (
    <article aria-labelledby={title} aria-busy={isBusy} data-mark={mark} className={classes.line}>
      <div className={classes.thumb}>
        {printing ? (
          <CardLink card={linkedPrinting(printing)} isPicture>
            {imageOf(printing, imageWidth)}
          </CardLink>
        ) : (
          <span className={classes.nothing} />
        )}
      </div>
      <div className={classes.text}>
        <div className={classes.head}>
          <h3 id={title} className={classes.name}>
            {printing ? <CardLink card={linkedPrinting(printing)}>{name}</CardLink> : name}
          </h3>
          <MarkText mark={mark} />
        </div>
        {printing && (
          <p className={classes.fact}>
            <PrintingLine printing={printing} />
          </p>
        )}
        {!isOpen && <p className={classes.fact}>{copies}</p>}
        {certainty && <p className={classes.certainty}>{certainty}</p>}
        <Sentences sentences={props.sentences} />
      </div>
      <div className={classes.rest}>
        {isOpen && mark !== 'left_out' && props.editor}
        <div className={classes.foot}>
          {props.original}
          <LineButtons {...props} />
        </div>
      </div>
    </article>
  )
}

/** Read aloud when it changes. */
function MarkText({ mark }: { mark: LineMark }) {
  const { Icon, label } = marks[mark]
  return (
    <p role="status" className={classes.mark} data-mark={mark}>
      <Icon size={18} stroke={1.8} aria-hidden />
      {label}
    </p>
  )
}

function Sentences({ sentences }: { sentences: readonly LineSentence[] }) {
  if (sentences.length === 0) return null
  return (
    <ul className={classes.sentences}>
      {sentences.map(({ kind, text }) => {
        const SentenceIcon = sentenceIcons[kind]
        return (
          <li key={text} className={classes.sentence} data-kind={kind}>
            <SentenceIcon size={17} stroke={1.8} aria-hidden className={classes.icon} />
            <span>{text}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** A line as the list has it, with its number. */
export function OriginalText({ line, text }: { line: number; text: string }) {
  return (
    <p className={classes.original}>
      Line {formatCount(line)}: <span className={classes.originalText}>{text}</span>
    </p>
  )
}

interface LineButtonsProps {
  /** The card's name, or the text of the line without a match. */
  name: string
  mark: LineMark
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** Accepts an uncertain match; null where there is none. */
  onConfirm: (() => void) | null
  onLeaveOut: (isLeftOut: boolean) => void
}

function LineButtons({ name, mark, isOpen, onOpen, onConfirm, onLeaveOut }: LineButtonsProps) {
  const isLeftOut = mark === 'left_out'
  const inOrOut = isLeftOut ? 'Include' : 'Leave out'
  const changeButton = useRef<HTMLButtonElement>(null)
  return (
    <div className={classes.buttons}>
      {onConfirm && (
        <LineButton
          label={`This one is right: ${name}`}
          onClick={() => {
            changeButton.current?.focus() // this button unmounts
            onConfirm()
          }}
        >
          This one is right
        </LineButton>
      )}
      {!isLeftOut && (
        <LineButton
          ref={changeButton}
          label={`${isOpen ? 'Close' : 'Change'} ${name}`}
          isExpanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? 'Close' : 'Change'}
        </LineButton>
      )}
      <LineButton label={`${inOrOut} ${name}`} onClick={() => onLeaveOut(!isLeftOut)}>
        {inOrOut}
      </LineButton>
    </div>
  )
}

interface LineButtonProps {
  ref?: Ref<HTMLButtonElement>
  /** Names the line as well, for screen readers. */
  label: string
  isExpanded?: boolean
  onClick: () => void
  children: ReactNode
}

export function LineButton({ ref, label, isExpanded, onClick, children }: LineButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={classes.button}
      aria-expanded={isExpanded}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
