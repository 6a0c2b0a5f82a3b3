import written from '../../content/testimonials.json'
import { landingMessages as messages } from './messages.ts'

export const testimonialRoles = [
  { role: 'all', label: messages.everyone },
  { role: 'contractor', label: messages.contractors },
  { role: 'designer', label: messages.designers },
  { role: 'homeowner', label: messages.homeowners },
  { role: 'project_manager', label: messages.projectManagers },
] as const
export type TestimonialRole = (typeof testimonialRoles)[number]['role']

export type Testimonial = { role: string; quote: string; name: string; place: string; is_sample: boolean }

/** Until an editor says otherwise in the file itself, what stands there was written by us. */
export const broughtAlong: readonly Testimonial[] = written.testimonials.map((each) => ({
  ...each,
  is_sample: written.samples,
}))

export const areSamples = (all: readonly Testimonial[]): boolean => all.every(({ is_sample }) => is_sample)

export const testimonialsOf = (all: readonly Testimonial[], role: TestimonialRole): Testimonial[] =>
  all.filter((each) => role === 'all' || each.role === role)

/** Roles that somebody speaks for. */
export const rolesIn = (all: readonly Testimonial[]) =>
  testimonialRoles.filter(({ role }) => testimonialsOf(all, role).length > 0)

const singular: Record<string, string> = {
  contractor: messages.contractor,
  designer: messages.designer,
  homeowner: messages.homeowner,
  project_manager: messages.projectManager,
}
export const roleName = (role: string) => singular[role] ?? role
