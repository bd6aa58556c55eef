import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from './-home-page.tsx'

export const Route = createFileRoute('/index.html')({ component: HomePage })
