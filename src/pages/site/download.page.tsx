import { deviceKind, isInstalled } from '#api/site/installation.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { DownloadPage as DownloadView } from '#ui/site/download/download-page.tsx'
import { installationFlow } from './installation.flow.ts'
import { useDownloads } from './use-downloads.ts'

/** The page for installing the site as an app (ROUTE-05). */
export function DownloadPage() {
  const actor = useFlow(installationFlow, { input: { isInstalled: isInstalled() } })
  return <DownloadView actor={actor} device={deviceKind()} places={useDownloads()} />
}
