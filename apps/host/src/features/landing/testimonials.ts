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

export type Testimonial = { role: string; quote: string; name: string; place: string }

/** Until an editor says otherwise in the file itself, what stands there was written by us. */
export const areSamples: boolean = written.samples

export const testimonialsOf = (role: TestimonialRole): Testimonial[] =>
  written.testimonials.filter((each) => role === 'all' || each.role === role)

const singular: Record<string, string> = {
  contractor: messages.contractor,
  designer: messages.designer,
  homeowner: messages.homeowner,
  project_manager: messages.projectManager,
}
export const roleName = (role: string) => singular[role] ?? role
