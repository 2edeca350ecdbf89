/** The widgets of home: their elements are defined when this is loaded. */
import '@portolan/sdk/define/hotels';
import '@portolan/sdk/define/deals';
