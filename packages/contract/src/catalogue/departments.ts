import { z } from 'zod'
import { departmentMessages as say } from './departments.messages.ts'
import { isSlug } from './departments.rules.ts'

const shelf = {
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  is_hidden: z.boolean(),
  /** Of every state, drafts as well. */
  product_count: z.int(),
  /** Those that shops sell. */
  active_count: z.int(),
}

export const subcategoryShelf = z
  .object({ ...shelf, is_built_in: z.boolean() })
  .meta({ id: 'SubcategoryShelf' })
export type SubcategoryShelf = z.infer<typeof subcategoryShelf>

export const categoryShelf = z
  .object({
    ...shelf,
    is_built_in: z.boolean(),
    /** Path of the picture that an Admin sent. */
    picture: z.string().nullable(),
    /** Other departments that show it. */
    also_in: z.array(z.int()),
    children: z.array(subcategoryShelf),
  })
  .meta({ id: 'CategoryShelf' })
export type CategoryShelf = z.infer<typeof categoryShelf>

export const departmentShelf = z
  .object({
    ...shelf,
    /** Those that it is the home of, in order. */
    categories: z.array(categoryShelf),
    /** Names of those that it shows besides. */
    also_shows: z.array(z.string()),
  })
  .meta({ id: 'DepartmentShelf' })
export type DepartmentShelf = z.infer<typeof departmentShelf>

const name = z.string().trim().min(1, say.name).max(60, say.name)
const slug = z
  .string()
  .trim()
  .toLowerCase()
  .refine((typed) => isSlug(typed), say.slug)
const shelfId = z.int().positive()

export const newDepartment = z.object({ name, slug })
export const departmentChange = z.object({ name, slug, is_hidden: z.boolean() }).partial()
export type DepartmentChange = z.infer<typeof departmentChange>

/** In a department, or below a category. */
export const newCategory = z
  .object({
    name,
    slug,
    department_id: shelfId.nullable(),
    parent_id: shelfId.nullable(),
    /** What shoppers compare its prices by; a subcategory has its category's. */
    price_per: z.enum(['sqft', 'unit']),
  })
  .refine((made) => (made.department_id === null) !== (made.parent_id === null), {
    path: ['department_id'],
    message: say.place,
  })
export type NewCategory = z.infer<typeof newCategory>

export const categoryChange = z
  .object({
    name,
    slug,
    is_hidden: z.boolean(),
    /** Its home; it comes last there. */
    department_id: shelfId,
    also_in: z.array(shelfId).max(50),
  })
  .partial()
export type CategoryChange = z.infer<typeof categoryChange>

/** Where it is to stand among those beside it, from 0. */
export const shelfPlace = z.object({ position: z.int().min(0).max(999) })
