# Varnish in front of a gateway. It has no HTTPS, so another proxy is before it, and the gateway has TRUST_PROXY=2.
# varnishd -a 127.0.0.1:6081 -f /etc/varnish/greengate.vcl
#
# It keeps only files whose names change with their contents. Everything else passes: pages and answers may belong to one person,
# and the gateway has its own cache of public ones.

vcl 4.1;

backend gateway {
    .host = "127.0.0.1";
    .port = "4000";
    # Longer than the slowest response, an upload.
    .first_byte_timeout = 130s;
    .between_bytes_timeout = 130s;
}

sub vcl_recv {
    if (req.url == "/metrics") {
        return (synth(404));
    }
    if (req.method == "GET" && req.url ~ "^/(assets|images)/") {
        unset req.http.Cookie;
        return (hash);
    }
    return (pass);
}

sub vcl_deliver {
    # For balancers that log refused logins.
    unset resp.http.X-Refused;
}
