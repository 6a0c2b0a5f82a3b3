import { fetchAsPerson } from '../../session/fetch-as-person.ts'

const timeoutMs = 20_000

export type LeadForm = { full_name: string; email: string; phone_number: string; leave_empty: string }

type Place = { shopProfileId: string; page: string }

/** Whether the lead has arrived. Why it has not is not told: the form stays as it is (specification §8). */
export const sendLead = async (lead: LeadForm, { shopProfileId, page }: Place): Promise<boolean> => {
  const form = new FormData()
  for (const [field, value] of Object.entries(lead)) form.append(field, value)
  form.append('action', 'handle_external_form_submission')
  form.append('lead_type', 'Pop-Ups')
  form.append('shop_profile_id', shopProfileId)
  form.append('page', page)
  try {
    const answer = await fetchAsPerson('/api/sample_request', {
      method: 'POST',
      body: form,
      signal: AbortSignal.timeout(timeoutMs),
    })
    return answer.ok
  } catch {
    return false
  }
}
