/** What is said about a message with one tap. */
export const reactionEmojis = ['👍', '❤️', '😂', '🎉', '🤔', '✅'] as const
export type ReactionEmoji = (typeof reactionEmojis)[number]

/** What a message can show besides its words; who looks asks for it, as prices depend on them. */
export const cardKinds = ['product', 'selection', 'order_item'] as const
export type CardKind = (typeof cardKinds)[number]
/** With what only the system shows, as it happens. */
export const shownCardKinds = [...cardKinds, 'price_change'] as const
export type ShownCardKind = (typeof shownCardKinds)[number]

export const longestMessage = 8_000
export const mostFilesOfMessage = 10
export const largestChatFile = 25 * 1_024 * 1_024
/** So long what was said can be put right or taken back. */
export const editableMinutes = 15
/** Cards that one call asks for, and things that a picker offers. */
export const mostCards = 50
export const mostChoices = 24
/** What is looked for among the files of a talk, and how many of them one page shows. */
export const fileGroups = ['pictures', 'documents', 'drawings'] as const
export type FileGroup = (typeof fileGroups)[number]
export const filesPerPage = 12
/** By what they are sorted; in the order of the columns of their list. */
export const fileSorts = ['name', 'who', 'when', 'size', 'kind'] as const
export type FileSort = (typeof fileSorts)[number]
/** Messages that one look back brings. */
export const messagesPerPage = 50
/** How long a Pro usually takes to answer, at most: what is said of it, from short to long. */
export const answerTimes = ['15_minutes', 'hour', '4_hours', 'day', '3_days'] as const
export type AnswerTime = (typeof answerTimes)[number]
