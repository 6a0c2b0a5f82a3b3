import { readSocialReturn } from '../session/social-return.ts'
import { SocialButtons } from '../session/SocialButtons.tsx'
import { FormFailure } from '../form/FormFailure.tsx'
import { DoorPage } from './door/DoorPage.tsx'
import { BackToLogin } from './social/BackToLogin.tsx'
import { ProveAddress } from './social/ProveAddress.tsx'
import { useSocialCallback } from './social/useSocialCallback.ts'

/** Where a provider sends people back to. */
export const SocialCallback = () => {
  const { provider, label, state, enter } = useSocialCallback()
  switch (state.is) {
    case 'waiting':
      return (
        <DoorPage title="Signing you in…" lead="This takes a moment." picture="living">
          <div aria-busy="true" />
        </DoorPage>
      )
    case 'proof':
      return <ProveAddress provider={provider} label={label} proof={state.proof} enter={enter} />
    case 'failed':
      return (
        <DoorPage title="You are not signed in" picture="living">
          <FormFailure sentence={state.sentence} />
          <SocialButtons {...readSocialReturn()} divider={null} />
          <BackToLogin />
        </DoorPage>
      )
  }
}
