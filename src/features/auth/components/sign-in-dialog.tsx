import { useEffect } from 'react'
import { Dialog, DialogBody } from '@/components/ui/dialog'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { company } from '@/content/company'
import { useAuth } from '../model/auth-context'
import { SignInForm } from './sign-in-form'
import { SignUpForm } from './sign-up-form'

export function SignInDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { activate } = useAuth()
  useEffect(activate, [activate])

  return (
    <Dialog open={open} onClose={onClose} size="small" title={`Аккаунт ${company.name}`}>
      <DialogBody>
        <Tabs defaultValue="sign-in">
          <TabsList aria-label="Вход или регистрация">
            <TabsTrigger value="sign-in">Вход</TabsTrigger>
            <TabsTrigger value="sign-up">Регистрация</TabsTrigger>
          </TabsList>
          <TabsContent value="sign-in">
            <SignInForm onDone={onClose} />
          </TabsContent>
          <TabsContent value="sign-up">
            <SignUpForm onDone={onClose} />
          </TabsContent>
        </Tabs>
      </DialogBody>
    </Dialog>
  )
}
