import written from '../../content/testimonials.json'

export const testimonialRoles = [
  { role: 'all', label: 'Everyone' },
  { role: 'contractor', label: 'Contractors' },
  { role: 'designer', label: 'Designers' },
  { role: 'homeowner', label: 'Homeowners' },
  { role: 'project_manager', label: 'Project managers' },
] as const
export type TestimonialRole = (typeof testimonialRoles)[number]['role']

export type Testimonial = { role: string; quote: string; name: string; place: string }

/** Until an editor says otherwise in the file itself, what stands there was written by us. */
export const areSamples: boolean = written.samples

export const testimonialsOf = (role: TestimonialRole): Testimonial[] =>
  written.testimonials.filter((each) => role === 'all' || each.role === role)

const singular: Record<string, string> = {
  contractor: 'Contractor',
  designer: 'Designer',
  homeowner: 'Homeowner',
  project_manager: 'Project manager',
}
export const roleName = (role: string) => singular[role] ?? role
