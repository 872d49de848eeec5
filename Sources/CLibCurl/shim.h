#ifndef FITLOC_CLIBCURL_SHIM_H
#define FITLOC_CLIBCURL_SHIM_H

#include <curl/curl.h>
#include <netinet/in.h>
#include <sys/socket.h>

/* Swift cannot call variadic functions, so there is a function for each type of option value. */

typedef size_t (*fitloc_curl_receiver)(char *bytes, size_t size, size_t count, void *owner);

static inline CURLcode fitloc_curl_set_text(CURL *transfer, CURLoption option, const char *text) {
    return curl_easy_setopt(transfer, option, text);
}

static inline CURLcode fitloc_curl_set_number(CURL *transfer, CURLoption option, long number) {
    return curl_easy_setopt(transfer, option, number);
}

static inline CURLcode fitloc_curl_set_headers(CURL *transfer, struct curl_slist *headers) {
    return curl_easy_setopt(transfer, CURLOPT_HTTPHEADER, headers);
}

/* Sets the body without copying it; the bytes must stay valid until the transfer has ended. */
static inline CURLcode fitloc_curl_set_body(CURL *transfer, const char *bytes, size_t count) {
    CURLcode code = curl_easy_setopt(transfer, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count);
    return code != CURLE_OK ? code : curl_easy_setopt(transfer, CURLOPT_POSTFIELDS, bytes);
}

static inline CURLcode fitloc_curl_set_receivers(
    CURL *transfer, fitloc_curl_receiver header, fitloc_curl_receiver body, void *owner
) {
    curl_easy_setopt(transfer, CURLOPT_HEADERFUNCTION, header);
    curl_easy_setopt(transfer, CURLOPT_HEADERDATA, owner);
    curl_easy_setopt(transfer, CURLOPT_WRITEFUNCTION, body);
    return curl_easy_setopt(transfer, CURLOPT_WRITEDATA, owner);
}

/* Sets the buffer to which curl writes the reason of a failure; it must have CURL_ERROR_SIZE bytes. */
static inline CURLcode fitloc_curl_set_error_buffer(CURL *transfer, char *buffer) {
    return curl_easy_setopt(transfer, CURLOPT_ERRORBUFFER, buffer);
}

/* Opens a socket for an address of the local machine, 127.0.0.0/8 or ::1, and for no other address. */
static inline curl_socket_t fitloc_curl_open_local(
    void *owner, curlsocktype purpose, struct curl_sockaddr *address
) {
    (void)owner;
    (void)purpose;
    const void *bytes = &address->addr;
    int is_local = 0;
    if (address->family == AF_INET) {
        const struct sockaddr_in *place = (const struct sockaddr_in *)bytes;
        is_local = (ntohl(place->sin_addr.s_addr) >> 24) == 127;
    } else if (address->family == AF_INET6) {
        const struct sockaddr_in6 *place = (const struct sockaddr_in6 *)bytes;
        is_local = IN6_IS_ADDR_LOOPBACK(&place->sin6_addr) != 0;
    }
    return is_local ? socket(address->family, address->socktype, address->protocol) : CURL_SOCKET_BAD;
}

/* Connects only to the local machine: without a proxy, and only to its own addresses. */
static inline CURLcode fitloc_curl_stay_local(CURL *transfer) {
    CURLcode code = curl_easy_setopt(transfer, CURLOPT_PROXY, "");
    return code != CURLE_OK ? code : curl_easy_setopt(transfer, CURLOPT_OPENSOCKETFUNCTION, fitloc_curl_open_local);
}

static inline long fitloc_curl_status(CURL *transfer) {
    long status = 0;
    curl_easy_getinfo(transfer, CURLINFO_RESPONSE_CODE, &status);
    return status;
}

#endif
