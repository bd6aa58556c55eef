import 'swagger-ui-dist/swagger-ui.css'
import './reader.css'
import DOMPurify, { type Config } from 'dompurify'
import SwaggerUI from 'swagger-ui-dist/swagger-ui-bundle.js'

type Rules = { createHTML(html: string): string; createScriptURL?(url: string): string }
type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>
type TrustedTypes = { createPolicy(name: string, rules: Rules): Policy }

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

// Swagger UI hands HTML to React as text. The page's policy allows that only through the default policy, which sanitizes it.
// Swagger UI brings a DOMPurify of its own, which takes the policy name `dompurify`, so this one needs another.
const internal = trustedTypes?.createPolicy('sanitizer', {
  createHTML: (html: string) => html,
  createScriptURL: (url: string) => url,
})
trustedTypes?.createPolicy('default', {
  createHTML: (html: string) => DOMPurify.sanitize(html, internal ? { TRUSTED_TYPES_POLICY: internal } : {}),
})

SwaggerUI({
  dom_id: '#reader',
  url: '/docs/openapi.json',
  presets: [SwaggerUI.presets.apis],
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  defaultModelsExpandDepth: 0,
  // Examples are made up at random from patterns; the schemas say what is allowed.
  defaultModelRendering: 'model',
  showExtensions: true,
  // Calls cannot be tried here: most bodies are sealed, and a test call could move money.
  supportedSubmitMethods: [],
  // By default, a badge sends the document's address to swagger.io.
  validatorUrl: null,
})
