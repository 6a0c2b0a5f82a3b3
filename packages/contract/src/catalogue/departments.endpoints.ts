import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import {
  categoryChange,
  departmentChange,
  arrangedDepartment,
  newCategory,
  newDepartment,
  placeInRow,
} from './departments.ts'

const admin = { access: 'admin', pages: 'own' } as const
const params = z.object({ id: z.string().regex(/^\d{1,9}$/) })
/** All of it: who changes one thing sees what the others have become. */
const reply = replyOf(z.array(arrangedDepartment))

export const departmentsEndpoints = {
  'GET /api/admin/departments': {
    summary: 'Departments with their categories and subcategories in order, hidden ones as well.',
    ...admin,
    reply,
  },
  'POST /api/admin/departments': { summary: 'Makes a department.', ...admin, body: newDepartment, reply },
  'PUT /api/admin/departments/{id}': {
    summary: 'Changes what is given of a department: its name, its address, whether menus show it.',
    ...admin,
    params,
    body: departmentChange,
    reply,
  },
  'PUT /api/admin/departments/{id}/place': {
    summary: 'Puts a department in another place of the menu.',
    ...admin,
    params,
    body: placeInRow,
    reply,
  },
  'DELETE /api/admin/departments/{id}': {
    summary: 'Removes a department that holds no category.',
    ...admin,
    params,
    reply,
  },
  'POST /api/admin/categories': {
    summary: 'Makes a category, hidden until it is shown.',
    ...admin,
    body: newCategory,
    reply,
  },
  'PUT /api/admin/categories/{id}': {
    summary: 'Changes what is given of a category: name, address, departments, whether shoppers see it.',
    ...admin,
    params,
    body: categoryChange,
    reply,
  },
  'PUT /api/admin/categories/{id}/place': {
    summary: 'Puts a category in another place of its department, or a subcategory of its category.',
    ...admin,
    params,
    body: placeInRow,
    reply,
  },
  'DELETE /api/admin/categories/{id}': {
    summary: 'Removes a category that holds no products.',
    ...admin,
    params,
    reply,
  },
  'DELETE /api/admin/categories/{id}/picture': {
    summary: 'Removes the picture that was sent for a category.',
    ...admin,
    params,
    reply,
  },
} as const satisfies EndpointTable
