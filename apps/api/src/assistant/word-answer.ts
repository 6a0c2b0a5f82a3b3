import { excerptOf } from '@showroom/contract/chat/chat.rules'
import type { AssistantDeps } from './assistant-deps.ts'
import { askModel } from './ask-model.ts'
import type { Found } from './find-answer.ts'

const longestExcerpt = 300

const nothing = 'I found nothing that answers this. A person can: press “Ask a person” and they are told.'

/** In parts: what is known of the project, what our texts say, which goods there are; each with where it stands. */
export const wordAnswer = async (deps: AssistantDeps, question: string, found: Found): Promise<string> => {
  const { project, texts, goods } = found
  if (project.length + texts.length + goods.length === 0) return nothing
  const link = (path: string) => `${deps.publicUrl}/showroom${path}`
  const sources = [...new Set([...project, ...texts, ...goods].map(({ path }) => link(path)))]
  const worded =
    deps.model && (await askModel(deps.model, deps.log, { question, passages: passagesOf(found) }))
  if (worded) return [worded, ...sources].join('\n')
  const parts = [
    [...project.map(({ text }) => text), ...new Set(project.map(({ path }) => link(path)))],
    ...texts.map(({ title, text, path }) => [title, excerptOf(text, longestExcerpt), link(path)]),
    goods.flatMap(({ title, path }) => [title, link(path)]),
  ]
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')
}

const passagesOf = ({ project, texts, goods }: Found): string[] => [
  ...project.map(({ text }) => text),
  ...texts.map(({ title, text }) => `${title}\n${text}`),
  ...goods.map(({ title }) => `In the showroom: ${title}`),
]
