import type {
  MemberRight,
  MemberRole,
  PriceSight,
  ProjectFilter,
  ProjectRole,
  ProjectSort,
  ProjectType,
  RoomType,
} from '@showroom/contract/project/project-choices'
import type { Surface } from '@showroom/contract/project/room-areas.rules'

/** What each choice of a project is called, in the order in which a select lists them. */
type Words<Key extends string> = Record<Key, string>

export const typeWords: Words<ProjectType> = {
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  living: 'Living',
  outdoor: 'Outdoor',
  whole_home: 'Whole home',
}
export const roomWords: Words<RoomType> = {
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  living: 'Living room',
  bedroom: 'Bedroom',
  laundry: 'Laundry',
  outdoor: 'Outdoor',
  other: 'Other',
}
export const filterWords: Words<ProjectFilter> = {
  active: 'Active',
  waiting: 'Waiting for me',
  ordered: 'Ordered',
  done: 'Done',
  archived: 'Archived',
}
export const sortWords: Words<ProjectSort> = { recent: 'Changed last', due: 'Starting next' }
export const roleWords: Words<ProjectRole> = {
  owner: 'Owner',
  client: 'Client',
  pro: 'Pro',
  designer: 'Designer',
  viewer: 'Viewer',
}
export const invitedRoleWords: Words<MemberRole> = {
  client: 'Client',
  pro: 'Pro',
  designer: 'Designer',
  viewer: 'Viewer',
}
export const rightWords: Words<MemberRight> = {
  view: 'View',
  suggest: 'Suggest',
  approve: 'Approve',
  order: 'Order',
}
export const sightWords: Words<PriceSight> = { yes: 'Yes', allowance: 'Allowance only', no: 'No' }
export const surfaceWords: Words<Surface> = {
  floor: 'Floor',
  wall: 'Walls',
  backsplash: 'Backsplash',
  counter: 'Counter',
}
