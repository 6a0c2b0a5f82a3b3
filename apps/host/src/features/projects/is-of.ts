import type { Project } from '@showroom/contract/project/project'

/** A showroom is named by its Showroom ID or by its Pro. */
export const isOf = ({ showroom: own }: Pick<Project, 'showroom'>, showroom: string): boolean =>
  own.vsd_id === showroom || own.showroom === showroom
