import type { TokenizedCard } from '@showroom/contract/payment/card-frame'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import type { Ref } from 'react'

export type Tokenized = TokenizedCard | { errors: FieldErrors }

/** What a form does with card fields. Their number and CVC stay in the provider's frame. */
export type CardFieldsHandle = {
  /** Looks at what was typed and hands it to the provider. Errors stand under the fields already. */
  tokenize: () => Promise<Tokenized>
  /** Whether nothing was typed: a card may be left out as a whole. */
  isEmpty: () => boolean
  /** What the server says of a card, under the fields that it is about. */
  showErrors: (errors: FieldErrors) => void
  clear: () => void
  /** The first field in error, else the first. */
  focus: () => void
}

export type CardFieldsProps = {
  ref?: Ref<CardFieldsHandle>
  /** The fields can be typed into. */
  onReady?: () => void
  onTyped?: (isEmpty: boolean) => void
  /** Enter was pressed in a field. */
  onSubmit?: () => void
}

export const hasErrors = (answer: Tokenized): answer is { errors: FieldErrors } => 'errors' in answer
