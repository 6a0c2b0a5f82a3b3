import { Fragment } from 'react'
import { splitAtWords } from './split-at-words.ts'

type Props = { text: string; words: readonly string[] }

/** A text with the words that were searched for marked in it. */
export const Marked = ({ text, words }: Props) =>
  splitAtWords(text, words).map((part, index) =>
    part.isHit ? <mark key={index}>{part.text}</mark> : <Fragment key={index}>{part.text}</Fragment>,
  )
