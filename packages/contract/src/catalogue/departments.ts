import { z } from 'zod'
import { departmentMessages as say } from './departments.messages.ts'
import { isSlug } from './departments.rules.ts'

const entry = {
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  is_hidden: z.boolean(),
  /** Of every state, drafts as well. */
  product_count: z.int(),
  /** Those that shops sell. */
  active_count: z.int(),
}

export const arrangedSubcategory = z
  .object({ ...entry, is_built_in: z.boolean() })
  .meta({ id: 'ArrangedSubcategory' })
export type ArrangedSubcategory = z.infer<typeof arrangedSubcategory>

export const arrangedCategory = z
  .object({
    ...entry,
    is_built_in: z.boolean(),
    /** Path of the picture that an Admin sent. */
    picture: z.string().nullable(),
    /** Other departments that show it. */
    also_in: z.array(z.int()),
    children: z.array(arrangedSubcategory),
  })
  .meta({ id: 'ArrangedCategory' })
export type ArrangedCategory = z.infer<typeof arrangedCategory>

export const arrangedDepartment = z
  .object({
    ...entry,
    /** Those that it is the home of, in order. */
    categories: z.array(arrangedCategory),
    /** Names of those that it shows besides. */
    also_shows: z.array(z.string()),
  })
  .meta({ id: 'ArrangedDepartment' })
export type ArrangedDepartment = z.infer<typeof arrangedDepartment>

const name = z.string().trim().min(1, say.name).max(60, say.name)
const slug = z
  .string()
  .trim()
  .toLowerCase()
  .refine((typed) => isSlug(typed), say.slug)
const rowId = z.int().positive()

export const newDepartment = z.object({ name, slug })
export const departmentChange = z.object({ name, slug, is_hidden: z.boolean() }).partial()
export type DepartmentChange = z.infer<typeof departmentChange>

/** In a department, or below a category. */
export const newCategory = z
  .object({
    name,
    slug,
    department_id: rowId.nullable(),
    parent_id: rowId.nullable(),
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
    department_id: rowId,
    also_in: z.array(rowId).max(50),
  })
  .partial()
export type CategoryChange = z.infer<typeof categoryChange>

/** Where it is to stand among those beside it, from 0. */
export const placeInRow = z.object({ position: z.int().min(0).max(999) })
