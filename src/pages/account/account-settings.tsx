import type { ReactNode } from 'react'
import { NewsletterSetting } from '@/features/account/settings/newsletter-setting'
import { OwnData } from '@/features/account/settings/own-data'
import { ProfileForm } from '@/features/account/settings/profile-form'
import { SecuritySettings } from '@/features/auth/settings/security-settings'

interface AccountSettingsProps {
  email: string
  name: string
  onErased: () => void
}

export function AccountSettings({ email, name, onErased }: AccountSettingsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-6">
        <Part title="Профиль">
          <ProfileForm name={name} />
        </Part>
        <Part title="Письма">
          <NewsletterSetting />
        </Part>
        <Part title="Ваши данные">
          <OwnData email={email} onErased={onErased} />
        </Part>
      </div>
      <Part title="Безопасность">
        <SecuritySettings />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border bg-card p-5 sm:p-7">
      <h2 className="mb-5 text-title font-semibold">{title}</h2>
      {children}
    </section>
  )
}
