import { type DialogState, SmallDialog } from '@/components/ui/dialog'
import { useLoaded } from '@/lib/hooks/use-loaded'
import { RecoveryCodes } from '../factors/recovery-codes'
import { verifiedFactors } from '../factors/factors'
import { Devices, listDevices } from './devices'
import { NewAddress, NewPassword } from './password-and-address'
import { SecondFactor } from './second-factor'

export function SecuritySettings() {
  const { loaded: factors, reload } = useLoaded(verifiedFactors)
  const devices = useLoaded(listDevices)
  // Shown together: a part that loads later would move the buttons.
  if (!factors || !devices.loaded) return <p role="status">Загрузка...</p>
  return (
    <div className="divide-y *:py-6 *:first:pt-0 *:last:pb-0">
      <SecondFactor factors={factors} load={reload} />
      {typeof factors !== 'string' && factors.length > 0 && <RecoveryCodes />}
      <NewPassword />
      <NewAddress />
      <Devices devices={devices.loaded} load={devices.reload} />
    </div>
  )
}

export const SecurityDialog = (props: DialogState) => (
  <SmallDialog {...props} title="Безопасность">
    <SecuritySettings />
  </SmallDialog>
)
