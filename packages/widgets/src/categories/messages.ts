export const categoriesMessages = {
  empty: 'This showroom has no categories to show yet.',
  failed: 'We could not load the categories.',
  loading: 'Loading categories…',
  count: (count: number) => (count === 1 ? '1 material' : `${count.toLocaleString('en-US')} materials`),
  back: (name: string) => `Earlier in ${name}`,
  onward: (name: string) => `More in ${name}`,
}
