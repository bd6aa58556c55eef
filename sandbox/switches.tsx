import { Section } from './section.tsx'
import { SettingForm } from './setting-form.tsx'

export function Switches({ settings }: { settings: Record<string, unknown> }) {
  return (
    <Section name="switches">
      {Object.entries(settings).map(([name, value]) => (
        <SettingForm key={`${name} ${JSON.stringify(value)}`} name={name} value={asObject(value)} />
      ))}
    </Section>
  )
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
