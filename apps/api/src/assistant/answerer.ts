import type { ProjectRole } from '@showroom/contract/project/project-choices'

/** Who answers in a project's chat; everybody else asks. */
export const isAnswerer = ({ role }: { role: ProjectRole }): boolean => role === 'pro' || role === 'designer'
