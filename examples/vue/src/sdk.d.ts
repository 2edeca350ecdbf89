// Templates know the tags, their attributes and their events.
import '@portolan/sdk/jsx/vue';
