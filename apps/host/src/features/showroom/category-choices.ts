type Menu = readonly { categories: readonly { slug_url: string; name: string }[] }[]

/** Each category once, though it stands in several departments, by name. */
export const categoryChoices = (menu: Menu): { slug: string; name: string }[] => {
  const names = new Map(
    menu.flatMap(({ categories }) => categories).map((each) => [each.slug_url, each.name]),
  )
  return [...names]
    .map(([slug, name]) => ({ slug, name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
