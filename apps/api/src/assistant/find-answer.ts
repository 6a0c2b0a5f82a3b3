import type { SiteText } from '@showroom/contract/site/site'
import type { AccountInProject } from '../project/project-access.ts'
import type { AssistantDeps } from './assistant-deps.ts'
import { findPassages, type Passage } from './find-passages.ts'
import { findGoods } from './sources/goods.ts'
import { projectPassages } from './sources/project-passages.ts'

/** What was found for a question, by where it stands. */
export type Found = {
  /** Sentences on the project itself. */
  project: { text: string; path: string }[]
  texts: Passage[]
  goods: Passage[]
}

/** Where the host is not built, there are no texts: what else is found is said all the same. */
const textsOf = async ({ loadHost, log, readTexts }: AssistantDeps): Promise<SiteText[]> => {
  try {
    return (await loadHost()).texts(await readTexts())
  } catch (error) {
    log.warn({ err: error }, 'the site’s texts can not be searched')
    return []
  }
}

export const findAnswer = async (
  deps: AssistantDeps,
  access: AccountInProject,
  question: string,
): Promise<Found> => {
  const ofProject = await projectPassages(deps.db, access, deps.now())
  const known = new Map(ofProject.map((passage) => [passage.title, passage]))
  return {
    project: findPassages(ofProject, question).flatMap(({ title }) => {
      const found = known.get(title)
      return found ? [{ text: found.shown, path: found.path }] : []
    }),
    texts: findPassages(await textsOf(deps), question),
    goods: await findGoods(deps, access.project, question),
  }
}
