/** What Admins read about departments and categories. */
export const departmentMessages = {
  name: 'Please give a name of at most 60 characters.',
  slug: 'An address has small letters, digits and single dashes, with at least one letter: “tile-flooring”.',
  slugTaken: 'This address is taken already.',
  nameTaken: 'There is one of this name already.',
  place: 'Please choose a department, or the category that it belongs to.',
  noSuchDepartment: 'There is no such department any more.',
  belongsToCategory: 'A subcategory stands in its category, and in the departments of that.',
  holdsProducts: (products: number) =>
    products === 1
      ? 'It has a product, and can not be removed. Hide it, or move the product first.'
      : `It has ${products.toLocaleString('en-US')} products, and can not be removed. Hide it, or move them first.`,
  holdsChildren: (children: number) =>
    children === 1
      ? 'A category stands in it. Move or remove that first.'
      : `${children} categories stand in it. Move or remove them first.`,
  isBuiltIn:
    'Vendors’ files are sorted into this one by its words: it can not be removed. Hide it where nobody is to see it.',
  isNamedElsewhere:
    'A fee, a tax, a markup or a coupon is set for it: it can not be removed. Hide it instead.',
  slugInUse: 'Its address is fixed: products stand there, and Pros’ websites name it.',
  slugBuiltIn: 'Its address is fixed: vendors’ files and Pros’ websites name it.',
  created: (name: string) => `${name} is there. Shoppers see it once you show it.`,
  createdDepartment: (name: string) => `${name} is there. It is in the menu once it has a category.`,
  saved: 'Saved. Shoppers see it within a second.',
  hidden: (name: string) => `${name} is hidden from all shoppers.`,
  shown: (name: string) => `${name} is shown again.`,
  placed: 'Saved in the new order.',
  removed: (name: string) => `${name} is removed.`,
  pictureSaved: 'The picture is saved.',
  pictureRemoved: 'The picture is removed.',
  noPictureThere: 'Only the categories of a department have a picture of their own.',
  fileMissing: 'Please choose a picture.',
  fileTooLarge: 'This picture is larger than 10 MB.',
} as const
