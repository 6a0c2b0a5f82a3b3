import type { ReviewedApplication } from '@showroom/contract/application/application'
import { Fact, FactList } from '../../../kit/FactList.tsx'
import { formatPhone } from '../../../kit/form/phone-number.ts'
import { stateName } from '../../../kit/form/us-state-names.ts'
import { duplicateWords, factsOf } from './review-words.ts'
import { boardOf, boardSearch } from './license-boards.ts'
import { reviewMessages as messages } from './messages.ts'

/** Who it is and what they said. Links that they chose lead out without telling where from. */
export const Facts = ({ application }: { application: ReviewedApplication }) => {
  const { person, email, email_verified_at, country_code, phone_number, answers, duplicates, type, vendor } =
    application
  return (
    <>
      {duplicates.length > 0 && (
        <section className="applications-warning">
          <h3>{messages.seenBefore}</h3>
          <ul>
            {duplicates.map(({ what, company_name }) => (
              <li key={`${what} ${company_name}`}>
                {duplicateWords[what]} {messages.asCompany} <strong>{company_name}</strong>
              </li>
            ))}
          </ul>
        </section>
      )}
      <FactList>
        <Fact name={messages.applicant}>{person}</Fact>
        <Fact name={messages.email}>
          {email} {email_verified_at === null ? messages.notVerified : messages.verified}
        </Fact>
        <Fact name={messages.phone}>{`${country_code} ${formatPhone(phone_number, country_code)}`}</Fact>
        {answers.website !== '' && (
          <Fact name={messages.website}>
            <a href={answers.website} target="_blank" rel="noopener noreferrer nofollow ugc">
              {answers.website}
            </a>
          </Fact>
        )}
        {answers.license_number !== '' && (
          <Fact name={messages.license}>
            {answers.license_state} {answers.license_number} <Board state={answers.license_state} />
          </Fact>
        )}
        {vendor && <Fact name={messages.speaksFor}>{vendor.name}</Fact>}
        {factsOf(answers, type).map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </FactList>
    </>
  )
}

const Board = ({ state }: { state: string }) => {
  const board = boardOf(state)
  if (board === null)
    return (
      <>
        <span className="applications-soft">{messages.noRegister(stateName(state))}</span>{' '}
        <a href={boardSearch(stateName(state))} target="_blank" rel="noopener noreferrer">
          {messages.searchBoard(stateName(state))}
        </a>
      </>
    )
  return (
    <a href={board} target="_blank" rel="noopener noreferrer">
      {messages.verifyIn(stateName(state))}
    </a>
  )
}
