import { RecoveryCodes } from '../factors/recovery-codes'
import { useFactors } from '../factors/use-factors'
import { Devices } from './devices'
import { NewAddress } from './new-address'
import { NewPassword } from './new-password'
import { SecondFactor } from './second-factor'
import { useDevices } from './use-devices'

/** Password, address, second factor and devices of the signed-in account. */
export function SecuritySettings() {
  const { factors, load } = useFactors()
  const devices = useDevices()
  // Shown together: a part that loads later would move the buttons.
  if (factors.state === 'loading' || devices.state === 'loading') {
    return <p role="status">Загрузка...</p>
  }
  return (
    <div className="divide-y *:py-6 *:first:pt-0 *:last:pb-0">
      <SecondFactor factors={factors} load={load} />
      {factors.state === 'known' && factors.verified.length > 0 && <RecoveryCodes />}
      <NewPassword />
      <NewAddress />
      <Devices devices={devices} />
    </div>
  )
}
