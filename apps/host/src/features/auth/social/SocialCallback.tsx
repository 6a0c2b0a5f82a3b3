import { readSocialReturn } from '../../../session/social-return.ts'
import { SocialButtons } from '../../../session/SocialButtons.tsx'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { twoStepMessages } from '../two-step/two-step.messages.ts'
import { TwoStepForm } from '../two-step/TwoStepForm.tsx'
import { AuthLayout } from '../AuthLayout.tsx'
import { BackToLogin } from './BackToLogin.tsx'
import { ProveAddress } from './ProveAddress.tsx'
import { useSocialCallback } from './useSocialCallback.ts'
import { authMessages as messages } from '../messages.ts'

/** Where a provider sends people back to. */
export const SocialCallback = () => {
  const { provider, label, state, enter, askSecondStep } = useSocialCallback()
  const navigate = useNavigate()
  switch (state.kind) {
    case 'waiting':
      return (
        <AuthLayout title={messages.signingYouIn} lead={messages.thisTakesAMoment} picture="living">
          <div aria-busy="true" />
        </AuthLayout>
      )
    case 'proof':
      return (
        <ProveAddress
          provider={provider}
          label={label}
          proof={state.proof}
          enter={enter}
          onSecondStep={askSecondStep}
        />
      )
    case 'two-step':
      return (
        <AuthLayout title={twoStepMessages.title} picture="living">
          <TwoStepForm
            challenge={state.challenge}
            onSignedIn={enter}
            onStartOver={() => void navigate(paths.login)}
          />
        </AuthLayout>
      )
    case 'failed':
      return (
        <AuthLayout title={messages.notSignedIn} picture="living">
          <FormFailure sentence={state.sentence} />
          <SocialButtons {...readSocialReturn()} divider={null} />
          <BackToLogin />
        </AuthLayout>
      )
  }
}
