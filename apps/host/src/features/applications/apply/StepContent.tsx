import type { ApplicantType } from '@showroom/contract/application/choices'
import { BusinessStep } from './BusinessStep.tsx'
import { GoodsStep } from './GoodsStep.tsx'
import { LicenseStep } from './LicenseStep.tsx'
import { ShowroomStep } from './ShowroomStep.tsx'
import type { Wizard } from './useWizard.ts'
import { YouStep } from './YouStep.tsx'

type Props = { step: string; type: ApplicantType; wizard: Wizard }

export const StepContent = ({ step, type, wizard }: Props) => {
  if (step === 'you') return <YouStep wizard={wizard} />
  if (step === 'business') return <BusinessStep type={type} wizard={wizard} />
  if (step === 'license') return <LicenseStep wizard={wizard} />
  return step === 'goods' ? <GoodsStep wizard={wizard} /> : <ShowroomStep wizard={wizard} />
}
