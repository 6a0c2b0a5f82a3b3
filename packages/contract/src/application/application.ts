import { z } from 'zod'
import {
  applicantTypes,
  applicationStates,
  businessTypes,
  teamSizes,
  documentKinds,
  askable,
} from './choices.ts'

export const applicationDocument = z
  .object({
    id: z.string(),
    kind: z.enum(documentKinds),
    file_name: z.string(),
    media_type: z.string(),
    /** Bytes. */
    size: z.int(),
    uploaded_at: z.iso.datetime(),
  })
  .meta({ id: 'ApplicationDocument' })
export type ApplicationDocument = z.infer<typeof applicationDocument>

/** One thing that an Admin has asked for. */
export const applicationRequest = z
  .object({
    id: z.string(),
    what: z.enum(askable),
    note: z.string(),
    answer: z.string(),
    document_id: z.string().nullable(),
    asked_at: z.iso.datetime(),
    answered_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ApplicationRequest' })
export type ApplicationRequest = z.infer<typeof applicationRequest>

/** What was typed so far: nothing is required of a draft, and no password is ever part of one. */
const typed = z.string().max(600)
export const draftForm = z
  .object({
    first_name: typed,
    last_name: typed,
    email: typed,
    country_code: typed,
    phone_number: typed,
    company_name: typed,
    business_type: typed,
    website: typed,
    city: typed,
    state: typed,
    zip_code: typed,
    years_in_business: typed,
    service_zips: z.array(z.string().max(10)).max(100),
    team_size: typed,
    has_license: z.boolean(),
    license_state: typed,
    license_number: typed,
    license_class: typed,
    license_holder: typed,
    license_expires_on: typed,
    license_reason: typed,
    sells: typed,
    showroom_id_wish: typed,
    theme_color: typed,
    categories: z.array(z.string().max(80)).max(60),
    markup_bps: z.int(),
  })
  .partial()
  .meta({ id: 'ApplicationDraft' })
export type DraftForm = z.infer<typeof draftForm>

/** What was submitted; what a kind of applicant is not asked is empty. */
export const applicationAnswers = z
  .object({
    company_name: z.string(),
    website: z.string(),
    city: z.string(),
    state: z.string(),
    zip_code: z.string(),
    business_type: z.enum(businessTypes).nullable(),
    years_in_business: z.int().nullable(),
    service_zips: z.array(z.string()),
    team_size: z.enum(teamSizes).nullable(),
    license_state: z.string(),
    license_number: z.string(),
    license_class: z.string(),
    license_holder: z.string(),
    license_expires_on: z.string(),
    license_reason: z.string(),
    sells: z.string(),
    showroom_id_wish: z.string(),
    theme_color: z.string().nullable(),
    categories: z.array(z.string()),
    markup_bps: z.int().nullable(),
  })
  .meta({ id: 'ApplicationAnswers' })
export type ApplicationAnswers = z.infer<typeof applicationAnswers>

/** An application as the one who applies sees it. */
export const application = z
  .object({
    id: z.string(),
    type: z.enum(applicantTypes),
    state: z.enum(applicationStates),
    company_name: z.string(),
    /** Whether somebody has registered for it: then the form does not ask who they are. */
    has_account: z.boolean(),
    form: draftForm,
    submitted_at: z.iso.datetime().nullable(),
    /** Until when we answer. */
    due_at: z.iso.datetime().nullable(),
    decided_at: z.iso.datetime().nullable(),
    reason: z.string(),
    may_appeal: z.boolean(),
    requests: z.array(applicationRequest),
    documents: z.array(applicationDocument),
    /** The Showroom ID of a Pro who is in. */
    showroom_id: z.string().nullable(),
  })
  .meta({ id: 'Application' })
export type Application = z.infer<typeof application>

/** A row of the Admin's table. */
export const applicationRow = z
  .object({
    id: z.string(),
    type: z.enum(applicantTypes),
    state: z.enum(applicationStates),
    company_name: z.string(),
    person: z.string(),
    email: z.string(),
    license: z.string(),
    submitted_at: z.iso.datetime(),
    due_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ApplicationRow' })
export type ApplicationRow = z.infer<typeof applicationRow>

/** Something that another application or showroom has as well. */
export const duplicate = z
  .object({ what: z.enum(['license', 'company', 'phone', 'email', 'website']), company_name: z.string() })
  .meta({ id: 'Duplicate' })
export type Duplicate = z.infer<typeof duplicate>

export const auditEntry = z
  .object({ at: z.iso.datetime(), who: z.string(), action: z.string(), note: z.string() })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof auditEntry>

/** All that an Admin decides by. */
export const reviewedApplication = applicationRow
  .extend({
    country_code: z.string(),
    phone_number: z.string(),
    email_verified_at: z.iso.datetime().nullable(),
    decided_at: z.iso.datetime().nullable(),
    reason: z.string(),
    appeal: z.string(),
    answers: applicationAnswers,
    requests: z.array(applicationRequest),
    documents: z.array(applicationDocument),
    duplicates: z.array(duplicate),
    history: z.array(auditEntry),
    showroom_id: z.string().nullable(),
    /** Of a Vendor: those of the same name that sell already, with how many people speak for each. */
    vendors: z.array(z.object({ id: z.string(), name: z.string(), people: z.int() })),
    /** Whom a Vendor who is in speaks for. */
    vendor: z.object({ id: z.string(), name: z.string() }).nullable(),
  })
  .meta({ id: 'ReviewedApplication' })
export type ReviewedApplication = z.infer<typeof reviewedApplication>
