/** The payment gateway of each agency, and the card frames that we serve for gateways without a page of their own. */
export { createGatewayDirectory, type GatewayAdapter, type GatewayDirectory } from './gateway-directory.ts';
export { walletGatewayName } from './wallet-gateway.ts';
