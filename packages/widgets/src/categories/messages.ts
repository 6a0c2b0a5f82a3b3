import { count } from '../ui/format.ts'

export const categoriesMessages = {
  empty: 'This showroom has no categories to show yet.',
  failed: 'We could not load the categories.',
  loading: 'Loading categories…',
  count: (total: number) => (total === 1 ? '1 material' : `${count(total)} materials`),
  back: (name: string) => `Earlier in ${name}`,
  onward: (name: string) => `More in ${name}`,
}
