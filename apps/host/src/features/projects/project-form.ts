import { projectMessages as say } from '@showroom/contract/project/project.messages'
import type { Project } from '@showroom/contract/project/project'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import type { ProjectTyped } from './ProjectFields.tsx'
import { centsAsTyped, centsIn } from '../../kit/form/typed-amounts.ts'
import { typeWords } from './choice.messages.ts'
import { keyIn } from './words.ts'

export const blankProject: ProjectTyped = {
  name: '',
  type: '',
  address: '',
  zip_code: '',
  start_on: '',
  budget: '',
}

export const projectAsTyped = (project: Project): ProjectTyped => ({
  name: project.name,
  type: project.type ?? '',
  address: project.address,
  zip_code: project.zip_code,
  start_on: project.start_on ?? '',
  budget: centsAsTyped(project.budget_cents),
})

/** Our own rules, in the server's words. */
export const projectRules = ({ name, budget }: ProjectTyped): FieldErrors => ({
  ...(name.trim() === '' ? { name: [say.name] } : {}),
  ...(budget.trim() !== '' && centsIn(budget) === null ? { budget: [say.budget] } : {}),
})

export const projectBody = (typed: ProjectTyped) => ({
  name: typed.name,
  type: keyIn(typeWords, typed.type),
  address: typed.address,
  zip_code: typed.zip_code,
  start_on: typed.start_on || null,
  budget_cents: typed.budget.trim() === '' ? null : centsIn(typed.budget),
})
