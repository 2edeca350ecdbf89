#!/usr/bin/env node
// npm run check api: the sdk's public API is what packages/sdk/sdk.api.md says; with --update the report is written
// anew, for a change that is meant.

import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { join } from 'node:path';
import { packDir, packSdk } from '../src/pack.mjs';
import { root } from '../src/paths.mjs';

const update = process.argv.includes('--update');
try {
  await packSdk();
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(packDir, 'package.json'),
    configObject: {
      projectFolder: packDir,
      mainEntryPointFilePath: join(packDir, 'index.d.ts'),
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2022',
            module: 'ESNext',
            moduleResolution: 'bundler',
            lib: ['ES2022', 'DOM', 'DOM.Iterable'],
            types: [],
            strict: true,
            skipLibCheck: true,
            rootDir: packDir,
          },
          include: [join(packDir, 'index.d.ts')],
        },
      },
      apiReport: {
        enabled: true,
        reportFolder: join(root, 'packages', 'sdk'),
        reportTempFolder: join(root, 'node_modules', '.cache', 'api'),
        reportFileName: 'sdk',
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.None },
          'ae-forgotten-export': { logLevel: ExtractorLogLevel.None },
        },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });
  const result = Extractor.invoke(config, {
    localBuild: update,
    showVerboseMessages: false,
    messageCallback(message) {
      if (
        message.messageId === 'console-preamble' ||
        message.messageId === 'console-compiler-version-notice'
      ) {
        message.handled = true;
      }
    },
  });
  if (result.apiReportChanged && !update) {
    console.error(
      'The public API of the sdk is not what packages/sdk/sdk.api.md says. If the change is meant, write the report ' +
        'anew: node packages/tooling/bin/api.mjs --update',
    );
  }
  process.exitCode = result.succeeded || update ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
