import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { rememberLanding } from '@/lib/landing'
import { App } from './app'
import './styles.css'

rememberLanding()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
